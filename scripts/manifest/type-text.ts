import ts from 'typescript';

/** The type as written, with interfaces that its file does not export written out. */
export function typeText(type: ts.TypeNode): string {
  if (ts.isTypeLiteralNode(type)) return shape(type.members);
  if (ts.isTypeOperatorNode(type)) return `readonly ${typeText(type.type)}`;
  if (ts.isArrayTypeNode(type)) return `${typeText(type.elementType)}[]`;
  const own = ts.isTypeReferenceNode(type) ? ownShape(type) : undefined;
  return own ? shape(own.members) : type.getText();
}

const shape = (members: ts.NodeArray<ts.TypeElement>) => `{ ${members.map(member).join('; ')} }`;

function member(node: ts.TypeElement): string {
  if (!ts.isPropertySignature(node) || !node.type) throw new Error(`${node.getText()} is no property with a type.`);
  return `${node.name.getText()}${node.questionToken ? '?' : ''}: ${typeText(node.type)}`;
}

/** The interface of this name, where its file has it and does not export it. */
function ownShape({ typeName }: ts.TypeReferenceNode): ts.InterfaceDeclaration | undefined {
  const found = typeName
    .getSourceFile()
    .statements.filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === typeName.getText());
  const isExported = found?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? undefined : found;
}
