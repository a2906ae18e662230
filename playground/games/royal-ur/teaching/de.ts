/** What teaches the Royal Game of Ur, in German. */
import type { UrTeaching } from './en.js';

export const rules: UrTeaching['rules'] = [
  [
    'Das Rennen.',
    'Bring alle deine Steine aus der Hand über 14 Felder ins Ziel. Die acht Felder in der Mitte liegen auf dem Weg beider Seiten. Wessen letzter Stein zuerst im Ziel ist, gewinnt.',
  ],
  [
    'Ein Zug.',
    'Vier Würfel zeigen 0 bis 4. Zieh einen Stein um so viele Felder: einen aus der Hand oder einen auf dem Brett. Kann keiner ziehen, ist die andere Seite dran.',
  ],
  [
    'Wohin Steine ziehen.',
    'Nicht auf ein Feld mit einem eigenen Stein. Ein Stein der anderen Seite wird geschlagen: Er geht zurück in die Hand. Auf der Rosette in der Mitte ist er sicher. Ins Ziel kommt man nur mit dem passenden Wurf.',
  ],
  ['Rosetten.', 'Wer auf einer der drei Rosetten landet, würfelt noch einmal.'],
];

export const lessons: UrTeaching['lessons'] = {
  enter: {
    title: 'Würfeln und einsetzen',
    steps: [
      {
        ask: 'Drück auf die Würfel.',
        why: 'Du hast 2 gewürfelt: Einer deiner Steine zieht 2 Felder weiter.',
      },
      {
        ask: 'Zieh einen Stein aus deiner Hand auf Feld 2.',
        why: 'Dein Stein ist unterwegs. Dann hat die andere Seite 1 gewürfelt und gezogen.',
      },
      { ask: 'Du bist wieder am Zug. Drück auf die Würfel.', why: 'Du hast 3 gewürfelt.' },
      {
        ask: 'Zieh deinen Stein 3 Felder weiter, oder bring einen neuen auf Feld 3.',
        why: 'Beide Züge sind gut. Bring alle 7 Steine vor der anderen Seite ins Ziel, und du gewinnst.',
      },
    ],
  },
  path: {
    title: 'Der Weg',
    steps: [
      {
        ask: 'Du hast 2 gewürfelt. Zieh den Stein auf Feld 4: Dort biegt der Weg in die mittlere Reihe ab.',
        why: 'Beide Seiten gehen durch die mittlere Reihe, über die Felder 5 bis 12.',
      },
      {
        ask: 'Du hast 4 gewürfelt. Zieh den Stein auf Feld 9 auf Feld 13.',
        why: 'Steine dürfen andere überspringen. Die Felder 13 und 14 gehören dir allein, ebenso 1 bis 4.',
      },
    ],
  },
  rosette: {
    title: 'Rosetten',
    steps: [
      {
        ask: 'Du hast 2 gewürfelt. Zieh deinen Stein auf die Rosette von Feld 4.',
        why: 'Auf einer Rosette würfelst du noch einmal.',
        wrong: { other: 'Das ist erlaubt, aber dort ist keine Rosette.' },
      },
      { ask: 'Drück auf die Würfel.', why: 'Du hast 4 gewürfelt.' },
      {
        ask: 'Zieh weiter auf die Rosette in der mittleren Reihe.',
        why: 'Du hast noch einmal gewürfelt, aber nur 0. Die andere Seite würfelte 2 und darf dich nicht schlagen: Auf Feld 8 bist du sicher.',
      },
    ],
  },
  capture: {
    title: 'Schlagen',
    steps: [
      {
        ask: 'Du hast 3 gewürfelt. Schlag den Stein auf Feld 9.',
        why: 'Er geht zurück in die Hand und beginnt von vorn.',
        wrong: { other: 'Das schlägt nichts. Zieh auf Feld 9.' },
      },
      {
        ask: 'Die andere Seite ist auf Feld 6 gekommen, und du hast 4 gewürfelt. Schlag diesen Stein.',
        why: 'Steine treffen sich nur auf den Feldern 5 bis 12. Sonst, und auf Feld 8, sind sie sicher.',
        wrong: { other: 'Das schlägt nichts. Zieh auf Feld 6.' },
      },
    ],
  },
  home: {
    title: 'Ins Ziel',
    steps: [
      {
        ask: 'Du hast 3 gewürfelt. Bring den Stein auf Feld 12 ins Ziel.',
        why: 'Das Ziel liegt ein Feld hinter 14, und man erreicht es nur mit dem passenden Wurf.',
      },
      {
        ask: 'Die andere Seite hat 0 gewürfelt. Dein letzter Stein braucht genau 1. Drück auf die Würfel.',
        why: 'Du hast 1 gewürfelt.',
      },
      { ask: 'Bring den letzten Stein ins Ziel.', why: 'Alle 7 Steine sind im Ziel: Du gewinnst.' },
    ],
  },
  choice: {
    title: 'Zwei gute Züge',
    steps: [
      {
        ask: 'Du hast 4 gewürfelt. Auf die Rosette von Feld 8, oder auf Feld 10 schlagen? Wähle den Zug, der öfter gewinnt.',
        why: 'Dort bist du sicher, du würfelst noch einmal, und die anderen Steine liegen noch vor dir. Das gewinnt 61 von 100 Partien, das Schlagen 50.',
        wrong: {
          capture:
            'Das gewinnt 50 von 100 Partien: Dein Stein ist dort nicht sicher, und du würfelst nicht noch einmal. Der andere Zug gewinnt mehr.',
        },
      },
      { ask: 'Drück auf die Würfel.', why: 'Du hast 2 gewürfelt.' },
      {
        ask: 'Schlag jetzt den Stein auf Feld 10.',
        why: 'Erst der sichere Zug und noch ein Wurf, dann das Schlagen.',
      },
    ],
  },
};
