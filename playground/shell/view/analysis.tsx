/** The analysis of the position, on request: what it found is loaded then. */
import { stateAt } from '../model/match.js';
import { shownAt } from '../model/page.js';
import { withStudyStyles } from '../running/styles.js';
import { Checkbox } from './choices.js';
import { useShellWords } from './language.js';
import { Later } from './later.js';
import type { PageProps } from './props.js';

/** The analysis, on request. */
export function AnalysisPanel({ page, runner }: PageProps) {
  const { analysing, match, game } = page;
  const words = useShellWords().analysis;
  if (match === undefined) return undefined;
  const player = game.rules.playerToMove(stateAt(match, shownAt(page)));
  return (
    <section class="panel analysis" aria-label={words.title}>
      <Checkbox
        label={words.analyse}
        checked={analysing}
        change={(on) => runner.dispatch({ type: 'analyse', on })}
      />
      {analysing && player < 0 && <p class="aside">{words.nobody}</p>}
      {analysing && player >= 0 && (
        <Later
          key={match.id}
          load={async () => (await withStudyStyles(import('./analysis-result.js'))).AnalysisResult}
          props={{ page, runner, match }}
        />
      )}
    </section>
  );
}
