/** What teaches Tsuro, in German. */
import type { TsuroTeaching } from './en.js';

export const rules: TsuroTeaching['rules'] = [
  [
    'Aufbau.',
    'Wähle reihum eines von drei Plättchen, dreh es, wie du magst, und leg es auf ein Feld am Rand des Bretts, nicht neben ein anderes Plättchen. Dein Stein steht dort, wo einer seiner Wege an ein leeres Feld stößt.',
  ],
  [
    'Ein Zug.',
    'Wähle eines von zwei Plättchen, dreh es und leg es auf das Feld vor deinem Stein. Jeder Stein vor diesem Feld folgt den Wegen, bis er wieder vor einem leeren Feld steht.',
  ],
  [
    'Wer ausscheidet.',
    'Ein Stein, der an den Rand des Bretts kommt, verlässt es, und einer, dessen Weg dorthin zurückführt, wo er stand, läuft im Kreis: Wem er gehört, der scheidet aus. Du darfst weder das Brett verlassen noch einen Stein im Kreis laufen lassen, wenn ein anderes Plättchen oder Drehen beides vermeidet. Andere darfst du vom Brett führen.',
  ],
  [
    'Das Ende.',
    'Der letzte Stein auf dem Brett gewinnt. Scheiden die letzten in derselben Runde aus, teilen sie sich den Sieg.',
  ],
];

export const lessons: TsuroTeaching['lessons'] = {
  path: {
    title: 'Dem Weg folgen',
    steps: [
      {
        ask: 'Wähle ein Plättchen, dreh es, wie du magst, und leg es vor deinen Stein.',
        why: 'Dein Stein ist dem Weg bis vor das nächste leere Feld gefolgt. Dann haben die anderen gezogen.',
      },
      {
        ask: 'Jetzt hast du zwei neue Plättchen. Leg eines davon.',
        why: 'Bleib länger auf dem Brett als die anderen, und du gewinnst.',
      },
    ],
  },
  turn: {
    title: 'Das Plättchen drehen',
    steps: [
      {
        ask: 'Dreh ein Plättchen so, dass der Weg deinen Stein gerade nach unten führt.',
        why: 'Ein Plättchen kann auf vier Arten liegen. Sieh nach, wo der Weg endet, bevor du es legst.',
        wrong: {
          other:
            'Dieser Weg endet an einer anderen Seite. Dreh das Plättchen, oder nimm das andere.',
        },
      },
      {
        ask: 'Führe deinen Stein jetzt nach links.',
        why: 'Dein Stein steht jetzt vor dem Feld links: Dorthin kommt dein nächstes Plättchen.',
        wrong: {
          other:
            'Dieser Weg endet an einer anderen Seite. Dreh das Plättchen, oder nimm das andere.',
        },
      },
    ],
  },
  start: {
    title: 'Das erste Plättchen',
    steps: [
      {
        ask: 'Leg ein Plättchen in die oberste Zeile, in die Spalten 4 bis 7, und deinen Stein an seine untere Seite.',
        why: 'Von der Mitte einer Seite kannst du in jede Richtung gehen. Dann haben die anderen ihre Steine gesetzt.',
        wrong: {
          corner: 'In einer Ecke sind zwei Seiten Rand, darum ist dort weniger Platz.',
          side: 'Von dort geht der Stein am Rand entlang. Wähle die untere Seite.',
        },
      },
      {
        ask: 'Leg jetzt ein Plättchen vor deinen Stein.',
        why: 'Von nun an liegen deine Plättchen immer vor deinem Stein, neben anderen oder nicht.',
      },
    ],
  },
  edge: {
    title: 'Der Rand',
    steps: [
      {
        ask: 'Dein Stein ist nahe an einer Ecke. Leg ein Plättchen so, dass er auf dem Brett bleibt.',
        why: 'Du darfst das Brett nicht verlassen, solange eine andere Wahl das vermeidet.',
      },
      {
        ask: 'Jetzt führt jede Wahl vom Brett. Leg irgendein Plättchen.',
        why: 'Dein Stein hat das Brett verlassen, und du bist ausgeschieden. Die anderen spielen weiter.',
      },
    ],
  },
  force: {
    title: 'Andere hinausführen',
    steps: [
      {
        ask: 'Zwei Steine stehen vor demselben Feld. Leg ein Plättchen, mit dem deiner bleibt und der andere das Brett verlässt.',
        why: 'Deiner ist der letzte Stein auf dem Brett: Du gewinnst.',
        wrong: { other: 'Der andere Stein bleibt auf dem Brett. Sieh nach, wohin sein Weg führt.' },
      },
    ],
  },
  room: {
    title: 'Platz behalten',
    steps: [
      {
        ask: 'Dein Stein geht am rechten Rand entlang, nahe an einer Ecke. Leg das Plättchen, das Platz für später behält.',
        why: 'Auf dieser Seite sind 95 Felder frei, in der Ecke nur 1. Denk voraus, bevor du ein Plättchen legst.',
        wrong: {
          corner: 'Das führt in die Ecke, wo nur 1 Feld frei ist. Finde den Weg nach links.',
        },
      },
    ],
  },
};
