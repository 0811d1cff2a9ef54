FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data KEY_DIR=/keys HOST=0.0.0.0
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && install -d -o node -g node /data /keys node_modules/.cache/compiled
USER node
VOLUME /data /keys
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "--import", "./app/compiled.js", "main.ts"]
