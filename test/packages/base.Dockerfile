# A substitute for the base image, for machines that can't reach an image registry.
FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.pem /usr/local/share/certificates.pem
# Certificates that this machine trusts in addition to Node.js's own, for the npm registry.
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem
RUN ln --symbolic ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
