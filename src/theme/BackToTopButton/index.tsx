/** Nothing: it worked only where the application runs, and its styles were in each page. */
export default function BackToTopButton(): null {
  return null;
}
