import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, { type ReactNode } from 'react';
import { useBrand } from '../ui/use-brand';
import { reportAddress, type Report } from './report';
import styles from './styles.module.css';

type Kind = 'helpful' | 'notHelpful' | 'mistake';

/** The details sent to the issue tracker: page, address, language, and the kind of report. */
function useReport(kind: Kind): Report {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, permalink } = useDoc().metadata;
  const titles: Readonly<Record<Kind, string>> = {
    helpful: translate({ id: 'feedback.helpful.title' }, { title }),
    notHelpful: translate({ id: 'feedback.notHelpful.title' }, { title }),
    mistake: translate({ id: 'feedback.mistake.title' }, { title }),
  };
  const questions: Readonly<Record<Kind, string>> = {
    helpful: translate({ id: 'feedback.helpful.question' }),
    notHelpful: translate({ id: 'feedback.notHelpful.question' }),
    mistake: translate({ id: 'feedback.mistake.question' }),
  };
  const language = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale;
  return {
    title: titles[kind],
    facts: [
      translate({ id: 'feedback.page' }, { title }),
      siteConfig.url + permalink,
      translate({ id: 'feedback.language' }, { language }),
    ],
    question: questions[kind],
  };
}

interface ReportLinkProps {
  readonly kind: Kind;
  readonly issuesUrl: string;
  /** The accessible name, for links whose visible text is too short to be clear. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A plain link. The page's own script (`page/quote`) adds the text that is selected in the article. */
function ReportLink({ kind, issuesUrl, label, children }: ReportLinkProps): ReactNode {
  const { href, quoteAt } = reportAddress(issuesUrl, useReport(kind));
  return (
    <a href={href} data-quote-at={quoteAt} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
}

/**
 * Links for reporting a problem with the page to the site's operator. Nothing is rendered if the brand doesn't configure an issue tracker.
 */
export function Feedback(): ReactNode {
  const { issuesUrl } = useBrand();
  if (issuesUrl === null) return null;
  return (
    <p className={styles.feedback}>
      <span>
        <Translate id="feedback.question" />
      </span>
      <ReportLink kind="helpful" issuesUrl={issuesUrl} label={translate({ id: 'feedback.helpful.label' })}>
        <Translate id="feedback.helpful" />
      </ReportLink>
      <ReportLink kind="notHelpful" issuesUrl={issuesUrl} label={translate({ id: 'feedback.notHelpful.label' })}>
        <Translate id="feedback.notHelpful" />
      </ReportLink>
      <ReportLink kind="mistake" issuesUrl={issuesUrl}>
        <Translate id="feedback.mistake" />
      </ReportLink>
    </p>
  );
}
