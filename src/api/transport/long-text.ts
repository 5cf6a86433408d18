/** The text of an answer, decoded piece by piece: the megabytes of a large one would hold the page if they came at once. */
export async function longText(body: Blob): Promise<string> {
  const pieces = body.stream().pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) text += piece.value;
  return text;
}
