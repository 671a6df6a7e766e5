/** Questions to a worker, each with a port of its own for the answer. */
export function asked<T>(worker: ServiceWorker, ask: string): Promise<T> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<T>) => resolve(data);
    worker.postMessage({ ask }, [port2]);
  });
}
