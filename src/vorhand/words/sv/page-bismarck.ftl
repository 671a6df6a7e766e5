### Svenska. Vad bara sidan för Bismarck säger.

page-tagline = Bismarck, det svenska kortspelet för tre: välj kontrakt, fyll din kvot.
page-play-now-about = Två bottar väntar; korten ges genast.
