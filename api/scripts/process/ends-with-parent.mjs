// Preloaded into the API: drains and ends it if the script that started it is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
