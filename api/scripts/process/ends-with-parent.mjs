// Preloaded into the API: when the script that started it is killed, the API drains and ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
