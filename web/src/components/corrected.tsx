/** A note that results were corrected, with the operator's reason. */
export const Corrected = ({ reason }: { reason: string }) => (
  <p className="corrected">
    <b>Corrected</b> <bdi>{reason}</bdi>
  </p>
);
