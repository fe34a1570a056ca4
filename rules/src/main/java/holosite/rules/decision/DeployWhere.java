package holosite.rules.decision;

/** Where a card deploys: a question that is answered with a target. */
public record DeployWhere(int card) implements Prompt, Prompt.OneCard {}
