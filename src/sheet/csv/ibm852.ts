/** Characters 0x80 to 0xff of code page 852 (Central European, DOS), which `TextDecoder` does not have. */
const characters =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

export function decodeIbm852(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  const codes = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  return Array.from(codes, (code) => (code < 0x80 ? String.fromCharCode(code) : characters.charAt(code - 0x80))).join(
    '',
  );
}
