package holosite.language.effect;

/** What is being answered to is canceled: a card being played, a battle, a Force drain, a shot, a react. */
public record CancelIt() implements Effect {}
