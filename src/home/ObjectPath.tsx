import clsx from 'clsx';
import React, { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Arrow, Box, Frame, Shards, type Shard } from './pathParts';
import diagram from '../ui/diagram/styles.module.css';
import styles from './path.module.css';

/** The outer 2+1 class with three sites. The third site stores parity for the other two. */
const SITES: readonly { name: string; isParity?: boolean }[] = [{ name: 'A' }, { name: 'B' }, { name: 'C', isParity: true }];
/** The inner 2+1 class with three agents. Each site encodes its data in the same way. */
const SHARDS: readonly Shard[] = ['N', 'N', 'K'];

function useLabels() {
  return {
    title: translate({ id: 'site.home.path.title' }),
    description: translate({ id: 'site.home.path.description' }),
    client: translate({ id: 'site.home.path.client' }),
    clientNote: translate({ id: 'site.home.path.client.note' }),
    gateway: translate({ id: 'site.home.path.gateway' }),
    steps: [
      translate({ id: 'site.home.path.step1' }),
      translate({ id: 'site.home.path.step2' }),
      translate({ id: 'site.home.path.step3' }),
    ],
    coordinator: translate({ id: 'site.home.path.coordinator' }),
    coordinatorNote: translate({ id: 'site.home.path.coordinator.note' }),
    site: (name: string) => translate({ id: 'site.home.path.site' }, { name }),
    outer: (isParity = false) =>
      isParity ? translate({ id: 'site.home.path.outerParity' }) : translate({ id: 'site.home.path.outerData' }),
    put: translate({ id: 'site.home.path.put' }),
    placement: translate({ id: 'site.home.path.placement' }),
  };
}

type Labels = ReturnType<typeof useLabels>;

/** A diagram that shows how an object gets from a client to its shards. Its layouts for wide and narrow screens were drawn by hand. */
export function ObjectPath(): React.ReactNode {
  const labels = useLabels();
  return (
    <figure className={clsx(diagram.drawing, styles.figure)}>
      <Wide labels={labels} />
      <Narrow labels={labels} />
      <figcaption className={styles.caption}>
        <span className={clsx(styles.key, 'd-data')}>
          <Translate id="site.home.path.data" />
        </span>
        <span className={clsx(styles.key, 'd-parity')}>
          <Translate id="site.home.path.parity" />
        </span>
        <span>
          <Translate id="site.home.path.caption" />
        </span>
      </figcaption>
    </figure>
  );
}

type PictureProps = React.PropsWithChildren<{ labels: Labels; className?: string; width: number; height: number }>;

function Picture({ labels, className, width, height, children }: PictureProps): React.ReactNode {
  const id = useId();
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  return (
    <svg className={className} {...size} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{labels.title}</title>
      <desc id={`${id}d`}>{labels.description}</desc>
      {children}
    </svg>
  );
}

function Wide({ labels }: { labels: Labels }): React.ReactNode {
  return (
    <Picture labels={labels} className="d-wide" width={1080} height={330}>
      <Arrow d="M196 165H330" tip="330 165" label={labels.put} at={[263, 153]} />
      {SITES.map(({ name }, row) => (
        <Arrow key={name} d={`M578 165C650 165 640 ${55 + row * 110} 714 ${55 + row * 110}`} tip={`714 ${55 + row * 110}`} />
      ))}
      <Arrow d="M454 236V274" tip="454 274" down dashed label={labels.placement} at={[466, 260]} start />
      <Box x={8} y={122} width={188} height={86} label={labels.client} notes={[labels.clientNote]} />
      <Box x={338} y={94} width={240} height={142} label={labels.gateway} notes={labels.steps} accent />
      <Box x={338} y={282} width={240} height={44} label={labels.coordinator} aside={labels.coordinatorNote} />
      {SITES.map(({ name, isParity }, row) => (
        <Frame key={name} x={722} y={8 + row * 110} width={350} height={94} label={labels.site(name)} note={labels.outer(isParity)}>
          <Shards shards={SHARDS} x={892} y={55 + row * 110} />
        </Frame>
      ))}
    </Picture>
  );
}

function Narrow({ labels }: { labels: Labels }): React.ReactNode {
  return (
    <Picture labels={labels} className="d-narrow" width={320} height={640}>
      <Arrow d="M160 74V116" tip="160 116" down label={labels.put} at={[172, 100]} start />
      <Arrow d="M160 266V330" tip="160 330" down dashed label={labels.placement} at={[172, 304]} start />
      <Arrow d="M36 266V396" tip="36 396" down />
      <Box x={40} y={4} width={240} height={70} label={labels.client} notes={[labels.clientNote]} />
      <Box x={20} y={124} width={280} height={142} label={labels.gateway} notes={labels.steps} accent />
      <Box x={60} y={338} width={240} height={44} label={labels.coordinator} aside={labels.coordinatorNote} />
      {SITES.map(({ name, isParity }, row) => (
        <Frame key={name} x={4} y={404 + row * 80} width={312} height={72} label={labels.site(name)} note={labels.outer(isParity)}>
          <Shards shards={SHARDS} x={158} y={440 + row * 80} />
        </Frame>
      ))}
    </Picture>
  );
}
