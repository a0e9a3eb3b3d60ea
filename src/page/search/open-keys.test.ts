import { describe, expect, it } from 'vitest';
import { keyAction, type KeyContext, type KeyPress } from './open';

const press = (key: string | undefined, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});
const closed: KeyContext = { isEditing: false, isOnOpener: false };
const editing: KeyContext = { ...closed, isEditing: true };
const onOpener: KeyContext = { ...closed, isOnOpener: true };

describe('keyAction', () => {
  it.each([
    ['Ctrl+K opens', press('k', { ctrlKey: true }), closed, 'open'],
    ['Cmd+K opens', press('k', { metaKey: true }), closed, 'open'],
    ['Ctrl+K with Caps Lock opens', press('K', { ctrlKey: true }), closed, 'open'],
    ['Ctrl+K opens from a text field', press('k', { ctrlKey: true }), editing, 'open'],
    ['Ctrl+Shift+K is the browser’s', press('K', { ctrlKey: true, shiftKey: true }), closed, null],
    ['Ctrl+Alt+K is not ours', press('k', { ctrlKey: true, altKey: true }), closed, null],
    ['k alone does nothing', press('k'), closed, null],
    ['/ opens', press('/'), closed, 'open'],
    ['/ on a layout that needs Shift opens', press('/', { shiftKey: true }), closed, 'open'],
    ['/ in a text field is a character', press('/'), editing, null],
    ['Ctrl+/ is not ours', press('/', { ctrlKey: true }), closed, null],
    ['a letter on the button opens with it', press('l'), onOpener, 'type'],
    ['a digit on the button opens with it', press('3'), onOpener, 'type'],
    ['an accented letter on the button opens with it', press('è'), onOpener, 'type'],
    ['Enter on the button clicks it', press('Enter'), onOpener, null],
    ['Space on the button clicks it', press(' '), onOpener, null],
    ['Tab leaves the button', press('Tab'), onOpener, null],
    ['Ctrl+F on the button is the browser’s', press('f', { ctrlKey: true }), onOpener, null],
    ['a letter elsewhere does nothing', press('l'), closed, null],
    ['an event without a key does nothing', press(undefined), closed, null],
  ])('%s', (_case, key, context, expected) => {
    expect(keyAction(key, context)).toBe(expected);
  });
});
