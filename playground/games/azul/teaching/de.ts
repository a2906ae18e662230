/** What teaches Azul, in German. */
import type { AzulTeaching } from './en.js';

export const rules: AzulTeaching['rules'] = [
  [
    'Fliesen nehmen.',
    'Nimm, wenn du am Zug bist, alle Fliesen einer Farbe aus einer Manufaktur; ihre übrigen Fliesen kommen in die Tischmitte. Oder nimm alle Fliesen einer Farbe aus der Tischmitte: Wer das in einer Runde als Erstes tut, bekommt auch den Startspielerstein, der in der Bodenreihe wie eine Fliese zählt.',
  ],
  [
    '',
    'Lege die Fliesen in eine Musterreihe oder in die Bodenreihe. Eine Musterreihe hat nur eine Farbe, und diese darf in der Reihe der Wand daneben noch nicht sein. Was nicht hineinpasst, fällt in die Bodenreihe.',
  ],
  [
    'Fliesen legen.',
    'Sind alle Fliesen genommen, kommt aus jeder vollen Musterreihe eine Fliese in die Reihe der Wand daneben. An der vorgegebenen Wand hat jedes Feld seine Farbe; an der freien wählst du die Spalte, und jede Farbe darf in jeder Spalte nur einmal sein.',
  ],
  [
    'Wertung.',
    'Eine Fliese bringt so viele Punkte, wie die waagerechte und die senkrechte Reihe, zu der sie gehört, zusammen lang sind; ohne Nachbarn 1 Punkt. Eine Bodenreihe mit 1 bis 7 Teilen kostet 1, 2, 4, 6, 8, 11, 14 Punkte.',
  ],
  [
    'Das Ende.',
    'Die Partie endet nach der Runde, in der jemand eine waagerechte Reihe der Wand vollendet. Dann bringt jede volle Reihe 2 Punkte, jede Spalte 7, jede Farbe 10. Bei Gleichstand gewinnt, wer mehr volle Reihen hat.',
  ],
];

export const lessons: AzulTeaching['lessons'] = {
  take: {
    title: 'Fliesen nehmen',
    steps: [
      {
        ask: 'Drück auf die 3 orangen Fliesen von Manufaktur 2, dann auf Musterreihe 3.',
        why: 'Du bekommst alle Fliesen einer Farbe, und die anderen kommen in die Tischmitte. Musterreihe 3 ist voll: Am Ende der Runde bringt sie eine Fliese an die Wand.',
        wrong: {
          small: 'Dort passen nicht alle 3 hinein: Die übrigen fielen in die Bodenreihe.',
          large: 'Dort passen sie hinein, aber Musterreihe 3 wäre gleich voll.',
        },
      },
      {
        ask: 'Fülle Musterreihe 2: Nimm zwei Fliesen einer Farbe aus Manufaktur 4.',
        why: 'Musterreihe 2 ist voll. Die anderen zwei Fliesen der Manufaktur liegen jetzt in der Tischmitte.',
      },
      {
        ask: 'Eine Reihe muss nicht gleich voll sein. Nimm Fliesen aus Manufaktur 1 und beginne Musterreihe 5.',
        why: 'Sie warten dort, bis Musterreihe 5 voll ist. Nur Fliesen derselben Farbe können dazukommen.',
      },
    ],
  },
  centre: {
    title: 'Die Tischmitte',
    steps: [
      {
        ask: 'Nimm die 3 roten Fliesen aus der Tischmitte für Musterreihe 3.',
        why: 'Du nimmst in dieser Runde als Erstes aus der Tischmitte. Der Startspielerstein kommt in deine Bodenreihe: Er kostet 1 Punkt, aber du beginnst die nächste Runde.',
      },
      {
        ask: 'Nimm die lila Fliese aus der Tischmitte für Musterreihe 5, wo 2 andere warten.',
        why: 'Der Startspielerstein ist weg, darum kostet das nichts. Die anderen Fliesen bleiben in der Tischmitte.',
      },
    ],
  },
  tiling: {
    title: 'Die Wand fliesen',
    steps: [
      {
        ask: 'Alle Fliesen sind genommen, und drei deiner Musterreihen sind voll. Leg die blaue Fliese aus Reihe 1 an die Wand.',
        why: 'Eine Fliese ohne Nachbarn zählt 1 Punkt.',
      },
      {
        ask: 'Jetzt die orange Fliese aus Reihe 2.',
        why: 'Sie beendet eine Linie von 3 Fliesen: 3 Punkte. Die andere Fliese aus Reihe 2 verlässt dein Brett.',
      },
      {
        ask: 'Jetzt die grüne Fliese aus Reihe 3.',
        why: 'Sie gehört waagerecht zu einer Linie von 2 und senkrecht zu einer von 3: 5 Punkte. Fliesen nebeneinander zählen am meisten.',
      },
    ],
  },
  floor: {
    title: 'Die Bodenreihe',
    steps: [
      {
        ask: 'Leg die 4 orangen Fliesen von Manufaktur 1 so, dass möglichst wenige herunterfallen.',
        why: 'Musterreihe 5 hatte Platz für 3 davon. Eine fiel in die Bodenreihe und kostet 1 Punkt.',
        wrong: {
          floor: 'Dort fallen alle herunter. Finde die Reihe mit dem meisten Platz.',
          small: 'Reihe 1 hat nur Platz für 1: Die anderen 3 fielen herunter.',
        },
      },
      {
        ask: 'Die grünen Fliesen passen in keine Reihe. Leg sie in die Bodenreihe.',
        why: '3 Fliesen in der Bodenreihe kosten am Ende der Runde 4 Punkte. Weniger als 0 Punkte hat man nie.',
      },
    ],
  },
  end: {
    title: 'Das Ende der Partie',
    steps: [
      {
        ask: 'Leg die grüne Fliese aus Reihe 1: Sie vollendet die Reihe der Wand.',
        why: 'Eine volle Reihe beendet die Partie nach dieser Runde. Die Fliese zählt waagerecht 5 und senkrecht 2: 7 Punkte.',
      },
      {
        ask: 'Jetzt die grüne Fliese aus Reihe 5: Sie vollendet die erste Spalte.',
        why: 'Die senkrechte Linie zählt jetzt 5 Punkte, und die Spalte am Ende noch mehr.',
      },
      {
        ask: 'Die Runde ist zu Ende. Rechne die Endwertung dazu.',
        why: 'Eine volle Reihe bringt 2 Punkte, eine Spalte 7 und eine Farbe 10: Du bekommst 19.',
      },
    ],
  },
  ahead: {
    title: 'Vorausdenken',
    steps: [
      {
        ask: 'Für die 4 roten Fliesen ist nirgends Platz. Nimm eine Fliese aus Manufaktur 2 so, dass die rote Farbe der anderen Seite bleibt.',
        why: 'Drei Farben sind übrig, eine für jeden Zug: die andere Seite, du, und dann Rot für die andere Seite.',
        wrong: {
          orange:
            'Dann liegen beide lila Fliesen in der Tischmitte. Die andere Seite nimmt sie, und Rot bleibt dir.',
          red: 'Dann fallen alle 4 in deine eigene Bodenreihe.',
          centre: 'Das ist ebenso gut, aber nimm hier aus Manufaktur 2.',
        },
      },
      {
        ask: 'Die andere Seite hat Orange genommen. Lass nur noch Rot übrig.',
        why: 'Die andere Seite musste alle 4 nehmen, und sie kosten 6 Punkte. Zähl die Farben, die übrig sind.',
        wrong: { red: 'Dann fallen alle 4 in deine eigene Bodenreihe.' },
      },
    ],
  },
};
