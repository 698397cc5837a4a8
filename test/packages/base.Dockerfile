# Stands in for the image that ours is built from, where no registry of images can be reached.
FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.pem /usr/local/share/certificates.pem
# What this machine trusts beyond Node.js itself, to reach the registry of packages.
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem
RUN ln --symbolic ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
