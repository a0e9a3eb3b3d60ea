import React from 'react';

/** A magnifier, drawn in the colour of the text. */
export function SearchIcon(): React.ReactNode {
  return (
    <svg
      className="search-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <circle cx="8.75" cy="8.75" r="5.75" />
      <path d="m13.2 13.2 4.3 4.3" />
    </svg>
  );
}
