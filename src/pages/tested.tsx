import useBaseUrl from '@docusaurus/useBaseUrl';
import React from 'react';
import { ChecksTable } from '../catalogue';
import { MarkdownLink } from '../publish';
import { Tested } from '../tested';

export default function TestedPage(): React.ReactNode {
  return (
    <>
      <MarkdownLink route={useBaseUrl('/tested')} />
      <Tested guides={<ChecksTable />} />
    </>
  );
}
