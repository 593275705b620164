export default function pureRouterLoader(source: string): string;
