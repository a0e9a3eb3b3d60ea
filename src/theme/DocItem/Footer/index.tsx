import Footer from '@theme-original/DocItem/Footer';
import React from 'react';
import { Feedback } from '../../../feedback';
import { PrintSection } from '../../../publish';
import styles from './styles.module.css';

/** Wraps the foot of a page: the reader's word on it, and its section as one document to print. */
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
