import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, { type ReactNode } from 'react';
import { useBrand } from '../ui/use-brand';
import { reportAddress, type Report } from './report';
import styles from './styles.module.css';

type Kind = 'helpful' | 'notHelpful' | 'mistake';

/** What the tracker gets to know: page, address, language, and what is asked for. */
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
  /** What a screen reader says where the visible text is short. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A plain link, into which the page's own script (`page/controls`) puts what is selected in the article. */
function ReportLink({ kind, issuesUrl, label, children }: ReportLinkProps): ReactNode {
  const { href, quoteAt } = reportAddress(issuesUrl, useReport(kind));
  return (
    <a href={href} data-quote-at={quoteAt} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
}

/** The reader's word on a page, as issues with the operator of the site; nothing where the brand names no place for them. */
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
