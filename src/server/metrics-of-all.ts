import cluster, { type Worker } from 'node:cluster';
import { v7 } from 'uuid';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Asked = { wantsMetrics: string };
type Told = { metricsFor: string; text: string };

/** In the process that starts the others: gathers the counts of all when one of them is asked. */
export function gatherMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, asked: Partial<Asked>) => {
    const { wantsMetrics } = asked;
    if (!wantsMetrics) return;
    // One that dies meanwhile does not answer: what the asker knows itself is better than nothing.
    aggregator
      .clusterMetrics()
      .catch(() => '')
      .then((text) => worker.isConnected() && worker.send({ metricsFor: wantsMetrics, text } satisfies Told));
  });
}

/** In one of several that serve: asks for the counts of all. @returns as Prometheus' text */
export function metricsOfAll(own: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(own);
  // Answers when the first process gathers.
  void new AggregatorRegistry();
  return () => {
    const id = v7();
    return new Promise<string>((resolve) => {
      const settle = (text: string) => {
        clearTimeout(timer);
        process.off('message', hear);
        resolve(text || own.metrics());
      };
      const hear = (told: Partial<Told>) => told.metricsFor === id && settle(told.text ?? '');
      const timer = setTimeout(() => settle(''), 6_000);
      process.on('message', hear);
      process.send?.({ wantsMetrics: id } satisfies Asked);
    });
  };
}
