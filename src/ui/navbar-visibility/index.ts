import { useCallback, useRef, useState } from 'react';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import { nextVisibility } from '../../page/next-visibility';

/** Whether the hash of the address names an element of the page. */
function hasTarget(hash: string): boolean {
  return hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/**
 * Whether the navbar shows: it hides on scroll down, and returns on scroll up, on another page,
 * and when the address names a heading. The framework's own hook hides it in the last case.
 *
 * @returns the state, and a ref for the navbar, whose height is needed
 */
export function useNavbarVisibility(): { isVisible: boolean; navbarRef: (node: HTMLElement | null) => void } {
  const [isVisible, setIsVisible] = useState(true);
  const height = useRef(0);
  const jumping = useRef(false);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node) height.current = node.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({ scrollY }, last) => {
    if (jumping.current) {
      // The scroll to the heading is the page's doing, not the reader's.
      jumping.current = false;
      return;
    }
    const { scrollHeight } = document.documentElement;
    setIsVisible((visible) =>
      nextVisibility(visible, { from: last?.scrollY ?? 0, to: scrollY, height: height.current, end: scrollHeight - window.innerHeight }),
    );
  });

  useLocationChange(({ location }) => {
    jumping.current = hasTarget(location.hash);
    setIsVisible(true);
  });
  return { isVisible, navbarRef };
}
