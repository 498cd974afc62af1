/** The server takes six megabytes; a little of that is the form around the picture. */
const most = 5.8 * 1024 * 1024;
const longestSide = 3000;

/** A photo that is too large to be sent, made smaller here. What cannot be read here goes as it is: the server says why. */
export async function shrink(file: File): Promise<Blob> {
  if (file.size <= most) return file;
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return file;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
