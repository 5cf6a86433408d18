import type { FieldProblem } from '../wire/field-value';
import { fieldProblemMessages as messages } from './field-problem.messages';

export function problemText(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'too-long':
    case 'list-too-long':
    case 'too-many':
    case 'too-large':
      return messages[problem.kind](problem.limit);
    case 'error-text':
      return messages[problem.kind](problem.text);
    default:
      return messages[problem.kind];
  }
}
