/** That results were corrected, and why, in the words of an operator. */
export const Corrected = ({ reason }: { reason: string }) => (
  <p className="corrected">
    <b>Corrected</b> <bdi>{reason}</bdi>
  </p>
);
