import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigator } from './docsearch';

type Params = Parameters<NonNullable<ReturnType<typeof createNavigator>['navigate']>>[0];
const to = (itemUrl: string) => ({ itemUrl, item: { objectID: `id of ${itemUrl}`, _highlightResult: {} } }) as unknown as Params;
const dispatch = vi.fn<(event: CustomEvent) => boolean>();
const assign = vi.fn();
const open = vi.fn();
const onSelect = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { location: { assign }, open, outerWidth: 800, outerHeight: 600 });
  vi.stubGlobal('dispatchEvent', dispatch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('createNavigator', () => {
  const navigator = createNavigator(onSelect);

  it.each([
    ['router, where the application runs', false, 0],
    ['browser, where it does not', true, 1],
  ])('hands a page of the site to the %s', (_who, isLeft, times) => {
    dispatch.mockReturnValueOnce(isLeft);
    navigator.navigate?.(to('/guides/object-lock#enable'));
    expect(dispatch.mock.calls.map(([event]) => event.detail as unknown)).toEqual(['/guides/object-lock#enable']);
    expect(assign).toHaveBeenCalledTimes(times);
  });

  it('hands a page elsewhere to the browser', () => {
    navigator.navigate?.(to('https://elsewhere.example/a'));
    expect(assign).toHaveBeenCalledWith('https://elsewhere.example/a');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('opens tabs and windows that cannot reach back', () => {
    navigator.navigateNewTab?.(to('/a'));
    navigator.navigateNewWindow?.(to('/b'));
    expect(open.mock.calls).toEqual([
      ['/a', '_blank', 'noopener'],
      ['/b', '_blank', 'noopener,popup,width=800,height=600'],
    ]);
  });

  it('tells which results were opened', () => {
    navigator.navigate?.(to('/a'));
    navigator.navigateNewTab?.(to('/b'));
    navigator.navigateNewWindow?.(to('/c'));
    navigator.navigate?.({ itemUrl: '/recent', item: { objectID: 'recent' } } as unknown as Params);
    expect(onSelect.mock.calls).toEqual([['id of /a'], ['id of /b'], ['id of /c']]);
  });
});
