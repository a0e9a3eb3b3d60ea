import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ChoiceField, Choices, FilterForm, Outcome, WordsField } from '../ui/filter';
import { categoryNames, guides, howNames, labelNames } from './names';
import { CATEGORIES, HOWS, LABELS, type Guide } from './taxonomy';

/** The catalog's filter. Each option shows how many guides it has. Options without guides are left out. */
export function Controls(): ReactNode {
  const countOf = (isOne: (guide: Guide) => boolean): number => guides.filter(isOne).length;
  const inCategory = (category: string): number => countOf((guide) => guide.category === category);
  const checked = (how: string): number => countOf(({ check }) => check.how === how);
  return (
    <FilterForm
      label={translate({ id: 'catalogue.filter.form' })}
      items="li[data-label]"
      words="li[data-label] > :not([data-search-ignore])"
      groups="section[data-category]"
      every="label"
    >
      <WordsField name="program" label={translate({ id: 'catalogue.filter' })} />
      <ChoiceField
        name="category"
        label={translate({ id: 'catalogue.category' })}
        all={translate({ id: 'catalogue.all' })}
        values={CATEGORIES.filter(inCategory)}
        nameOf={(category) => `${categoryNames()[category]} (${inCategory(category)})`}
      />
      <ChoiceField
        name="check"
        label={translate({ id: 'catalogue.check' })}
        all={translate({ id: 'catalogue.all' })}
        values={HOWS.filter(checked)}
        nameOf={(how) => `${howNames()[how]} (${checked(how)})`}
      />
      <Choices
        name="label"
        label={translate({ id: 'catalogue.labels' })}
        values={LABELS.filter((label) => countOf(({ labels }) => labels.includes(label)))}
        nameOf={(label) => labelNames()[label]}
      />
      <Outcome texts={translate({ id: 'catalogue.count' })} reset={translate({ id: 'catalogue.reset' })} none={<NoGuide />} />
    </FilterForm>
  );
}

function NoGuide(): ReactNode {
  const link = (
    <Link to="/integrations/any-program">
      <Translate id="catalogue.none.link" />
    </Link>
  );
  return <Translate id="catalogue.none" values={{ link }} />;
}
