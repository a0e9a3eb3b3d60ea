import Footer from '@theme-original/DocItem/Footer';
import React from 'react';
import { Feedback } from '../../../feedback';
import { PrintSection } from '../../../publish';
import styles from './styles.module.css';

/** Wraps the page's footer, and adds feedback links and a link to the whole section as a printable document. */
export default function DocItemFooter(): React.ReactNode {
  return (
    <>
      <Footer />
      <div className={styles.foot}>
        <Feedback />
        <PrintSection />
      </div>
    </>
  );
}
