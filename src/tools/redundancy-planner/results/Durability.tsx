import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { DAYS_OF_YEAR, MODEL_NAMES, type Model } from '../core/durability';
import { isCapped, MAX_NINES, ninesOf } from '../core/nines';
import parts from '../../parts/styles.module.css';
import styles from '../styles.module.css';
import { Facts } from '../../parts/Facts';
import type { ResultsProps } from './Results';
import { useNumbers } from '../../parts/use-numbers';

export const modelNames = (): Readonly<Record<Model, string>> => ({
  window: translate({ id: 'redundancy.model.window' }),
  poisson: translate({ id: 'redundancy.model.poisson' }),
  markov: translate({ id: 'redundancy.model.markov' }),
});

const SECONDS_OF_DAY = 86_400;

/** Loss within a year by each model, by disks, by sites and by both, and availability. */
export function Durability({ input, plan }: ResultsProps): ReactNode {
  return (
    <>
      <LossTable plan={plan} />
      <DurabilityNotes input={input} plan={plan} />
      <AvailabilityFacts plan={plan} />
    </>
  );
}

function LossTable({ plan: { losses } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const { number, probability } = useNumbers();
  const names = modelNames();
  const nines = (loss: number): string =>
    isCapped(loss) ? translate({ id: 'redundancy.nines.capped' }, { most: MAX_NINES }) : number(ninesOf(loss), 1);
  return (
    <div className={parts.scroll} tabIndex={0} role="group" aria-label={translate({ id: 'redundancy.facts.durability' })}>
      <table className={clsx(parts.facts, styles.numbers)}>
        <caption>{translate({ id: 'redundancy.facts.durability' })}</caption>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'redundancy.model' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.disks' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.sites' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.all' })}</th>
            <th scope="col">{translate({ id: 'redundancy.nines' })}</th>
          </tr>
        </thead>
        <tbody>
          {MODEL_NAMES.map((model) => (
            <tr key={model}>
              <th scope="row">{names[model]}</th>
              <td>{probability(losses[model].disks)}</td>
              <td>{probability(losses[model].sites)}</td>
              <td>{probability(losses[model].all)}</td>
              <td>{nines(losses[model].all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the reader should know of these numbers: range, sites against disks, repair times that the rebuild exceeds. */
function DurabilityNotes({ input: { disk, site }, plan }: ResultsProps): ReactNode {
  const { number, duration } = useNumbers();
  const { disks, sites, all } = plan.losses.markov;
  const { disk: diskRebuild, nexus } = plan.rebuild;
  const tooShort = (rebuild: typeof nexus, days: number): boolean => rebuild !== undefined && rebuild.total > days * SECONDS_OF_DAY;
  const notes = [
    sites > disks &&
      translate({ id: 'redundancy.note.sites' }, { percent: number(Math.min(99.9, Math.floor((1000 * sites) / all) / 10), 1) }),
    !plan.isInRange && translate({ id: 'redundancy.note.range' }, { days: DAYS_OF_YEAR }),
    tooShort(diskRebuild, disk.days) && translate({ id: 'redundancy.note.diskTime' }, { time: duration(diskRebuild?.total ?? 0) }),
    tooShort(nexus, site.days) && translate({ id: 'redundancy.note.siteTime' }, { time: duration(nexus?.total ?? 0) }),
    isCapped(all) && translate({ id: 'redundancy.note.capped' }, { most: MAX_NINES }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className={parts.wide}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function AvailabilityFacts({ plan: { unavailability } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const { probability } = useNumbers();
  return (
    <div className={parts.wide}>
      <Facts
        title={translate({ id: 'redundancy.facts.availability' })}
        facts={[
          [translate({ id: 'redundancy.unavailable.nexus' }), probability(unavailability.nexus)],
          [translate({ id: 'redundancy.unavailable.ring' }), probability(unavailability.ring)],
        ]}
      />
    </div>
  );
}
