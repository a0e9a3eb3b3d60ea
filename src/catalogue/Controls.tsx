import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ListFilter } from '../ui/filter';
import { categoryName, guides, howName, labelName } from './names';
import { CATEGORIES, HOWS, LABELS, type Guide } from './taxonomy';

/** Values that guides have, with their names and the number of guides. */
function counted<Value extends string>(values: readonly Value[], nameOf: (value: Value) => string, valueOf: (guide: Guide) => Value) {
  const countOf = (value: Value): number => guides.filter((guide) => valueOf(guide) === value).length;
  return values.filter(countOf).map((value) => [value, `${nameOf(value)} (${countOf(value)})`] as const);
}

/** The catalog's filter. */
export function Controls(): ReactNode {
  const all = translate({ id: 'catalogue.all' });
  const labels = LABELS.filter((label) => guides.some((guide) => guide.labels.includes(label)));
  const link = (
    <Link to="/integrations/any-program">
      <Translate id="catalogue.none.link" />
    </Link>
  );
  return (
    <ListFilter
      label={translate({ id: 'catalogue.filter.form' })}
      items="li[data-label]"
      words="li[data-label] > :not([data-search-ignore])"
      groups="section[data-category]"
      every="label"
      fields={[
        { name: 'program', label: translate({ id: 'catalogue.filter' }) },
        {
          name: 'category',
          label: translate({ id: 'catalogue.category' }),
          all,
          values: counted(CATEGORIES, categoryName, ({ category }) => category),
        },
        { name: 'check', label: translate({ id: 'catalogue.check' }), all, values: counted(HOWS, howName, ({ check }) => check.how) },
        { name: 'label', label: translate({ id: 'catalogue.labels' }), values: labels.map((label) => [label, labelName(label)]) },
      ]}
      count={translate({ id: 'catalogue.count' })}
      reset={translate({ id: 'catalogue.reset' })}
      none={<Translate id="catalogue.none" values={{ link }} />}
    />
  );
}
