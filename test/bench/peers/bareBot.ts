/** The smallest bot that discord.js allows: it answers `/ping`. */
import { Client, Events, GatewayIntentBits, REST, Routes } from 'discord.js';

const api = process.env['DISCORD_API_URL']!;
const token = process.env['DISCORD_TOKEN']!;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) void interaction.reply('Pong');
});
client.once(Events.ClientReady, ({ application }) => {
  const body = [{ name: 'ping', description: 'Answers' }];
  void new REST({ api }).setToken(token).put(Routes.applicationCommands(application.id), { body });
});
await client.login(token);
