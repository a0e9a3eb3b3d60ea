import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Texts, TextsAddress } from './address';
import { CopyText } from './CopyText';

interface CopyAddressProps<Name extends string> {
  /** The same in all tools, except if the link lacks a part of the input. */
  readonly label?: string;
  readonly address: TextsAddress<Name>;
  readonly texts: Texts<Name>;
  /** Id of the tool's heading on its page. */
  readonly heading: string;
}

/** Copies the page's address with the values of the fields. The browser's own address is updated a moment after the last key. */
export function CopyAddress<Name extends string>({
  label = translate({ id: 'tools.copyLink' }),
  address,
  texts,
  heading,
}: CopyAddressProps<Name>): ReactNode {
  const current = (): string => {
    const { origin, pathname, search } = window.location;
    return `${origin}${pathname}${address.format(texts, search)}#${heading}`;
  };
  return <CopyText label={label} text={current} />;
}
