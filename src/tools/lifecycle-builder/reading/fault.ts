/** What is wrong with a pasted text, and where. */

type Expected = 'text' | 'number' | 'flag' | 'list' | 'elements';

export type TextFault = {
  /** Counts from 1. */
  readonly line: number;
  /** Name of the element, as in the text. */
  readonly name: string;
} & (
  | { readonly code: 'xml'; readonly says: string }
  | {
      readonly code:
        | 'ampersand'
        | 'root'
        | 'twice'
        | 'only-transitions'
        | 'whole'
        | 'status'
        | 'date'
        | 'midnight'
        | 'control'
        | 'tag-signs'
        | 'stray-text';
    }
  | { readonly code: 'unknown'; readonly known: string }
  | { readonly code: 'missing'; readonly missing: string }
  | { readonly code: 'type'; readonly expected: Expected }
  | { readonly code: 'range'; readonly min: number; readonly max: number }
  | { readonly code: 'length'; readonly most: number }
  | { readonly code: 'one-of'; readonly found: string }
);

/** An element that the form has no field for: it was read over. */
export interface LeftOut {
  readonly line: number;
  readonly name: string;
}

/** A fault without its place. */
export type FaultKind<Fault = TextFault> = Fault extends TextFault ? Omit<Fault, 'line' | 'name'> : never;
