import type { ReactNode } from 'react';
import { Term } from '../../ui/term';
import { textOf } from './say';
import { TERM } from './term-texts';

/** Renders a tool's text. Each glossary term in it can show its definition. */
export function Terms({ text }: { readonly text: string }): ReactNode {
  return text.split(TERM).map((part, at, { [at + 1]: id = '' }) => {
    if (at % 3 !== 1) return at % 3 === 0 && part;
    return (
      <Term key={id} id={id} name={textOf(`term.${id}.name`)} definition={textOf(`term.${id}`)}>
        {part}
      </Term>
    );
  });
}
