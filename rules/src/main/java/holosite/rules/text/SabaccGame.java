package holosite.rules.text;

/** The terms of one kind of sabacc, compiled: who plays, what counts as what, what is won. */
public record SabaccGame(
        CardTest players,
        CardTest wild,
        int low,
        int high,
        CardTest clones,
        CardTest clonesAsPlayers,
        int clonesAs,
        CardTest moreWildPlayers,
        CardTest moreWild,
        CardTest stakes) {}
