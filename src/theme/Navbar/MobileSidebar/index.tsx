/** Nothing: the page's script makes the drawer (`src/page/drawer.ts`). */
export default function NavbarMobileSidebar(): null {
  return null;
}
