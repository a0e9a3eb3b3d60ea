import React, { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Arrow, Box, Frame, Shards, type Shard } from './pathParts';
import styles from './path.module.css';

/** Outer class 2+1 over three nexuses, inner class 2+1 over three agents of each. */
const NEXUSES: readonly { name: string; shards: readonly Shard[] }[] = [
  { name: 'A', shards: ['N', 'N', 'K'] },
  { name: 'B', shards: ['N', 'N', 'K'] },
  { name: 'C', shards: ['K', 'K', 'K'] },
];

interface Labels {
  title: string;
  description: string;
  client: string;
  clientNote: string;
  gateway: string;
  steps: readonly string[];
  coordinator: string;
  coordinatorNote: string;
  nexus: (name: string) => string;
  put: string;
  placement: string;
}

function useLabels(): Labels {
  return {
    title: translate({
      id: 'site.home.path.title',
      message: 'The path of an object',
      description: 'Title of the diagram on the home page',
    }),
    description: translate({
      id: 'site.home.path.description',
      message:
        'A client sends an object to a gateway over TLS. The gateway authenticates the request, encrypts the object, and splits it into data shards (N) and parity shards (K). The coordinator says where they go. The shards land in three nexuses, each on its own disk.',
      description: 'Text alternative of the diagram on the home page',
    }),
    client: translate({ id: 'site.home.path.client', message: 'Client', description: 'Diagram on the home page' }),
    clientNote: translate({ id: 'site.home.path.client.note', message: 'SDK, CLI, backup tool', description: 'Diagram on the home page' }),
    gateway: translate({ id: 'site.home.path.gateway', message: 'Gateway', description: 'Diagram on the home page' }),
    steps: [
      translate({ id: 'site.home.path.step1', message: 'authenticates', description: 'Diagram on the home page: the gateway …' }),
      translate({ id: 'site.home.path.step2', message: 'encrypts, AES-256', description: 'Diagram on the home page: the gateway …' }),
      translate({ id: 'site.home.path.step3', message: 'splits into N + K', description: 'Diagram on the home page: the gateway …' }),
    ],
    coordinator: translate({ id: 'site.home.path.coordinator', message: 'Coordinator', description: 'Diagram on the home page' }),
    coordinatorNote: translate({
      id: 'site.home.path.coordinator.note',
      message: 'sees no content',
      description: 'Diagram on the home page',
    }),
    nexus: (name) => translate({ id: 'site.home.path.nexus', message: 'Nexus {name}', description: 'Diagram on the home page' }, { name }),
    put: translate({ id: 'site.home.path.put', message: 'PUT', description: 'Diagram on the home page: arrow from client to gateway' }),
    placement: translate({
      id: 'site.home.path.placement',
      message: 'placement',
      description: 'Diagram on the home page: arrow between coordinator and gateway',
    }),
  };
}

export function ObjectPath(): React.ReactNode {
  const labels = useLabels();
  return (
    <figure className={styles.figure}>
      <Wide labels={labels} />
      <Narrow labels={labels} />
      <figcaption className={styles.caption}>
        <span className={styles.key} data-shard="N">
          <Translate id="site.home.path.data" description="Legend of the diagram on the home page">
            N: data shard
          </Translate>
        </span>
        <span className={styles.key} data-shard="K">
          <Translate id="site.home.path.parity" description="Legend of the diagram on the home page">
            K: parity shard
          </Translate>
        </span>
        <span>
          <Translate id="site.home.path.caption" description="Caption of the diagram on the home page">
            In this example any one nexus, or any three shards, can be lost and the object is still read.
          </Translate>
        </span>
      </figcaption>
    </figure>
  );
}

function Picture({
  labels,
  className,
  width,
  height,
  children,
}: React.PropsWithChildren<{ labels: Labels; className?: string; width: number; height: number }>): React.ReactNode {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{labels.title}</title>
      <desc id={`${id}d`}>{labels.description}</desc>
      {children}
    </svg>
  );
}

function Wide({ labels }: { labels: Labels }): React.ReactNode {
  return (
    <Picture labels={labels} className={styles.wide} width={1080} height={330}>
      <Arrow d="M196 165H330" label={labels.put} at={[263, 153]} />
      {NEXUSES.map((nexus, row) => (
        <Arrow key={nexus.name} d={`M578 165C650 165 640 ${55 + row * 110} 714 ${55 + row * 110}`} />
      ))}
      <Arrow d="M454 236V274" kind="control" label={labels.placement} at={[466, 260]} anchor="start" />
      <Box x={8} y={122} width={188} height={86} label={labels.client} notes={[labels.clientNote]} />
      <Box x={338} y={94} width={240} height={142} label={labels.gateway} notes={labels.steps} tone="accent" />
      <Box x={338} y={282} width={240} height={44} label={labels.coordinator} aside={labels.coordinatorNote} />
      {NEXUSES.map(({ name, shards }, row) => (
        <Frame key={name} x={722} y={8 + row * 110} width={350} height={94} label={labels.nexus(name)}>
          <Shards shards={shards} x={892} y={55 + row * 110} />
        </Frame>
      ))}
    </Picture>
  );
}

function Narrow({ labels }: { labels: Labels }): React.ReactNode {
  return (
    <Picture labels={labels} className={styles.narrow} width={320} height={640}>
      <Arrow d="M160 74V116" label={labels.put} at={[172, 100]} anchor="start" />
      <Arrow d="M160 266V330" kind="control" label={labels.placement} at={[172, 304]} anchor="start" />
      <Arrow d="M36 266V396" />
      <Box x={40} y={4} width={240} height={70} label={labels.client} notes={[labels.clientNote]} />
      <Box x={20} y={124} width={280} height={142} label={labels.gateway} notes={labels.steps} tone="accent" />
      <Box x={60} y={338} width={240} height={44} label={labels.coordinator} aside={labels.coordinatorNote} />
      {NEXUSES.map(({ name, shards }, row) => (
        <Frame key={name} x={4} y={404 + row * 80} width={312} height={72} label={labels.nexus(name)}>
          <Shards shards={shards} x={146} y={440 + row * 80} />
        </Frame>
      ))}
    </Picture>
  );
}
