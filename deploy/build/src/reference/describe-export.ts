import { relative, sep } from 'node:path';
import ts from 'typescript';

/** Length up to which an inferred type is shown whole, in characters. */
const longestType = 400;

const printer = ts.createPrinter({ removeComments: true });

const print = (node: ts.Node) =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^export (default )?/, '');

function returnType(checker: ts.TypeChecker, declaration: ts.SignatureDeclaration): string {
  if (declaration.type) return print(declaration.type);
  const signature = checker.getSignatureFromDeclaration(declaration);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  if (!type) return 'unknown';
  const whole = checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation);
  // The inferred type of a schema is longer than the package; the compiler shortens it.
  return whole.length > longestType ? checker.typeToString(type, declaration) : whole;
}

function signature(checker: ts.TypeChecker, declaration: ts.SignatureDeclaration): string {
  const types = declaration.typeParameters?.map(print).join(', ');
  const parameters = declaration.parameters.map((parameter) =>
    // A default makes a parameter optional; a destructured one is named by its type alone.
    parameter.type
      ? `${ts.isIdentifier(parameter.name) ? parameter.name.text : 'input'}${parameter.questionToken || parameter.initializer ? '?' : ''}: ${print(parameter.type)}`
      : print(parameter),
  );
  return `${types ? `<${types}>` : ''}(${parameters.join(', ')})`;
}

function describeVariable(checker: ts.TypeChecker, declaration: ts.VariableDeclaration): string {
  const name = declaration.name.getText();
  const { initializer, type } = declaration;
  if (type) return `const ${name}: ${print(type)};`;
  if (initializer && ts.isArrowFunction(initializer)) {
    return `const ${name}: ${signature(checker, initializer)} => ${returnType(checker, initializer)};`;
  }
  return `const ${name} = ${initializer ? print(initializer) : 'undefined'};`;
}

function describeClass(declaration: ts.ClassDeclaration): string {
  const members = declaration.members
    .filter((member) => !ts.isPropertyDeclaration(member) || member.type)
    .map((member) => `  ${print(member).split(' {')[0]?.replace(/;?$/, ';')}`);
  const heritage = declaration.heritageClauses?.map(print).join(' ');
  return [`class ${declaration.name?.text} ${heritage ?? ''} {`, ...members, '}'].join('\n');
}

function describeDeclaration(checker: ts.TypeChecker, declaration: ts.Declaration): string {
  if (ts.isFunctionDeclaration(declaration)) {
    const name = declaration.name?.text ?? 'default';
    return `function ${name}${signature(checker, declaration)}: ${returnType(checker, declaration)};`;
  }
  if (ts.isVariableDeclaration(declaration)) return describeVariable(checker, declaration);
  if (ts.isClassDeclaration(declaration)) return describeClass(declaration);
  return print(declaration);
}

/**
 * One exported name as its report shows it: types, schemas and lists as declared; functions by their
 * signature; a name of another package by that package.
 */
export function describeExport(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const file = declarations[0]?.getSourceFile().fileName.split('/').join(sep) ?? '';
  const foreign = /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(relative('/', file));
  if (foreign) return `export { ${symbol.name} } from '${foreign[1]}';`;
  const described = declarations
    .filter((declaration) => !ts.isModuleDeclaration(declaration))
    .map((declaration) => describeDeclaration(checker, declaration));
  const renamed = target.name === symbol.name ? '' : `// as ${symbol.name}\n`;
  return renamed + described.join('\n');
}
