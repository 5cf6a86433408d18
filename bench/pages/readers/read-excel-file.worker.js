import { readSheet } from 'read-excel-file/web-worker';
import { answerWith } from './reader-messages';

answerWith((file) => readSheet(file));
