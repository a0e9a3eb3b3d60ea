import { useStorageSlot } from '@docusaurus/theme-common';
import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners';

/** Choices of this visit that the browser did not let us store, by group. */
const unstored = new Map<string, string>();
const listeners = createListeners();

/** Key of a group in the browser's storage; the framework adds its namespace. */
export function storageKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

/**
 * The reader's choice in a group of tabs, shared by all `Tabs` of the group and remembered.
 * Where storage is forbidden or full the choice holds until the page is left.
 *
 * @param groupId none: no choice is shared
 * @returns the stored text, unchecked (null: none), and a function that stores another
 */
export function useGroupChoice(groupId: string | undefined): [string | null, (value: string) => void] {
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : storageKey(groupId));
  const kept = useSyncExternalStore(
    listeners.subscribe,
    () => unstored.get(groupId ?? '') ?? null,
    () => null,
  );
  const choose = useCallback(
    (value: string) => {
      if (groupId === undefined) return;
      slot.set(value);
      if (slot.get() === value) unstored.delete(groupId);
      else unstored.set(groupId, value);
      listeners.notify();
    },
    [groupId, slot],
  );
  return [kept ?? stored, choose];
}
