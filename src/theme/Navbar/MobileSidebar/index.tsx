/** Renders nothing, because the page script creates the drawer (`src/page/drawer.ts`). */
export default function NavbarMobileSidebar(): null {
  return null;
}
