/** Ridge regression: least squares with a penalty on large weights. */

/** A row of features, and what their weighted sum should be. */
export interface Sample {
  readonly features: ArrayLike<number>;
  readonly target: number;
}

/**
 * Fit weights.
 *
 * @param samples - any number of them
 * @param size - number of features
 * @param penalty - above 0; relative to the sum of squares of each feature, so that units do not matter
 */
export function fitRidge(samples: readonly Sample[], size: number, penalty: number): number[] {
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { features, target } of samples) {
    matrix.forEach((line, one) => {
      const value = features[one] ?? 0;
      if (value === 0) return;
      for (let other = 0; other < size; other++) {
        line[other] = (line[other] ?? 0) + value * (features[other] ?? 0);
      }
      line[size] = (line[size] ?? 0) + value * target;
    });
  }
  matrix.forEach((line, place) => {
    // A feature that never differs gets the weight 0.
    line[place] = (line[place] ?? 0) * (1 + penalty) || 1;
  });
  return solve(matrix);
}

/** Solve a positive definite system in place: each line is followed by its right side. */
function solve(matrix: readonly Float64Array[]): number[] {
  const size = matrix.length;
  matrix.forEach((pivot, column) => {
    for (const line of matrix.slice(column + 1)) {
      const factor = (line[column] ?? 0) / (pivot[column] ?? 1);
      if (factor === 0) continue;
      for (let place = column; place <= size; place++) {
        line[place] = (line[place] ?? 0) - factor * (pivot[place] ?? 0);
      }
    }
  });
  const solution = new Array<number>(size).fill(0);
  for (let column = size - 1; column >= 0; column--) {
    const line = matrix[column] ?? new Float64Array();
    let rest = line[size] ?? 0;
    for (let place = column + 1; place < size; place++) {
      rest -= (line[place] ?? 0) * (solution[place] ?? 0);
    }
    solution[column] = rest / (line[column] ?? 1);
  }
  return solution;
}
