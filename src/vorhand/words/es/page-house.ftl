### Español. Reglas de la casa en la página: componerlas, guardarlas y compartirlas.

page-house = Reglas de la casa
page-house-about = Cambia lo que en tu casa se juega de otro modo. Verás enseguida en qué se aparta y si todo encaja.
page-house-own = Tus propias reglas …
page-house-mine = Mis reglas de la casa
page-house-mine-none = Aún no hay nada guardado en este dispositivo.
page-house-begin = Empezar con
page-house-known = Cambios conocidos
page-house-title = Nombre de tus reglas
page-house-source = Nuestras propias reglas de la casa
page-house-unnamed = Nuestras reglas
page-house-sent = Te han enviado estas reglas. Guárdalas, cámbialas o abre una mesa con ellas.
page-house-same = { $name }, sin cambios
page-house-differs = { $count ->
    [one] Difiere de { $name } en { $count } aspecto
   *[other] Difiere de { $name } en { $count } aspectos
 }
page-house-changes = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
 }
page-house-instead = en lugar de: { $value }
page-house-undo = Deshacer
page-house-conflicts = { $count ->
    [one] { $count } cosa no encaja
   *[other] { $count } cosas no encajan
 }
page-house-fits = Todo encaja.
page-house-mend = Esto encajaría:
page-house-find = Buscar una regla
page-house-clear = Borrar la búsqueda
page-house-found = { $count ->
    [0] Ninguna regla con esas palabras.
    [one] { $count } regla encontrada.
   *[other] { $count } reglas encontradas.
 }
page-house-idle = { $count ->
    [one] { $count } más, que ahora no cambia nada
   *[other] { $count } más, que ahora no cambian nada
 }
page-house-not-played = no se juega
page-house-less = Menos
page-house-more = Más
page-house-sum = Suma: { $sum }
page-house-number = Número { $number }
page-house-player = { $number ->
    [1] Declarante
    [2] El segundo
    [3] El tercero
   *[4] El cuarto
 }
page-house-place = { $item }: lugar { $number } de { $count }
page-house-up = Subir
page-house-down = Bajar
page-house-add = Añadir
page-house-remove = Quitar
page-house-nothing = ninguno
page-house-share = Guardar y compartir
page-house-keep = Guardar en este dispositivo
page-house-kept = Guardado en este dispositivo.
page-house-file = Guardar como archivo
page-house-link = Enlace a estas reglas
page-house-paste = Pega un enlace o un archivo de reglas
page-house-read = Leer
page-house-delete = Eliminar
page-house-deleted = { $name }: eliminado.
page-house-bring-back = Recuperar
page-house-change = Cambiar estas reglas
page-house-not-yet = aún no encaja
page-house-show = Mostrar las diferencias

group-dealing = El reparto
group-contracts = Los contratos uno a uno
group-table = En la mesa
