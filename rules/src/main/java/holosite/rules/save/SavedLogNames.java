package holosite.rules.save;

import holosite.language.card.Pile;
import holosite.rules.log.AttackEntry;
import holosite.rules.log.BattleEntry;
import holosite.rules.log.CardEntry;
import holosite.rules.log.CardName;
import holosite.rules.log.ContestEntry;
import holosite.rules.log.DestinyEntry;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.GameEntry;
import holosite.rules.log.MoveEntry;
import holosite.rules.log.PileEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.log.WeaponEntry;
import holosite.rules.table.KnownBy;

/** The names a saved game uses for the lines of its log. */
final class SavedLogNames {
    private SavedLogNames() {}

    static void enter(NameBook book) {
        book.name("card-name", CardName.class);
        book.name("known-by", KnownBy.class);
        book.name("log-change", CardEntry.Change.class);
        book.name("log-way-to-leave", CardEntry.Way.class);
        book.name("pile-kind", Pile.class);

        // the game
        book.name("log-starting-location", GameEntry.StartingLocation.class);
        book.name("log-no-starting-location", GameEntry.NoStartingLocation.class);
        book.name("log-starting-effect", GameEntry.StartingEffect.class);
        book.name("log-starting-objective", GameEntry.StartingObjective.class);
        book.name("log-starting-interrupt", GameEntry.StartingInterrupt.class);
        book.name("log-start-fails", GameEntry.StartFails.class);
        book.name("log-opening-hand", GameEntry.OpeningHand.class);
        book.name("log-turn-begins", GameEntry.TurnBegins.class);
        book.name("log-phase-begins", GameEntry.PhaseBegins.class);
        book.name("log-wins-game", GameEntry.WinsGame.class);

        // the Force
        book.name("log-activates", ForceEntry.Activates.class);
        book.name("log-uses-force", ForceEntry.UsesForce.class);
        book.name("log-may-use-their-force", ForceEntry.MayUseTheirs.class);
        book.name("log-uses-their-force", ForceEntry.UsesTheirs.class);
        book.name("log-loses", ForceEntry.LosesForce.class);
        book.name("log-retrieves", ForceEntry.Retrieves.class);
        book.name("log-draws-card", ForceEntry.DrawsCards.class);
        book.name("log-recirculates", ForceEntry.Recirculates.class);

        // piles
        book.name("log-pile-placed", PileEntry.PilePlaced.class);
        book.name("log-finds-nothing", PileEntry.FindsNothing.class);
        book.name("log-looks-at", PileEntry.LooksAt.class);
        book.name("log-reveals", PileEntry.Reveals.class);
        book.name("log-takes", PileEntry.Takes.class);
        book.name("log-asks-about-hand", PileEntry.AsksAboutHand.class);
        book.name("log-tells-truth", PileEntry.TellsTruth.class);
        book.name("log-names-kind", PileEntry.NamesKind.class);
        book.name("log-shuffles", PileEntry.Shuffles.class);
        book.name("log-inserts", PileEntry.Inserts.class);
        book.name("log-revealed", PileEntry.InsertRevealed.class);

        // cards played and deployed
        book.name("log-plays", PlayEntry.Plays.class);
        book.name("log-uses-text", PlayEntry.UsesText.class);
        book.name("log-deploys", PlayEntry.Deploys.class);
        book.name("log-deploys-location", PlayEntry.DeploysLocation.class);
        book.name("log-converts", PlayEntry.Converts.class);
        book.name("log-replaces", PlayEntry.Replaces.class);
        book.name("log-transfers", PlayEntry.Transfers.class);
        book.name("log-retargets", PlayEntry.Retargets.class);
        book.name("log-reacts", PlayEntry.Reacts.class);
        book.name("log-canceled", PlayEntry.Canceled.class);
        book.name("log-flips", PlayEntry.Flips.class);
        book.name("log-exchanged", PlayEntry.Exchanges.class);

        // moves
        book.name("log-moves", MoveEntry.Moves.class);
        book.name("log-relocated", MoveEntry.Relocated.class);
        book.name("log-bombing-run", MoveEntry.BombingRun.class);
        book.name("log-returns", MoveEntry.Returns.class);
        book.name("log-passes", MoveEntry.Passes.class);
        book.name("log-station-moves", MoveEntry.StationMoves.class);
        book.name("log-embarks", MoveEntry.Embarks.class);

        // Force drains and battles
        book.name("log-drains", BattleEntry.Drains.class);
        book.name("log-drain-canceled", BattleEntry.DrainCanceled.class);
        book.name("log-battle-begins", BattleEntry.BattleBegins.class);
        book.name("log-battle-canceled", BattleEntry.BattleCanceled.class);
        book.name("log-battle-ends", BattleEntry.BattleEnds.class);
        book.name("log-power-totals", BattleEntry.TotalPower.class);
        book.name("log-wins-battle", BattleEntry.WinsBattle.class);
        book.name("log-battle-tied", BattleEntry.BattleTied.class);

        // weapons
        book.name("log-aims", WeaponEntry.Aims.class);
        book.name("log-hits", WeaponEntry.Hits.class);
        book.name("log-misses", WeaponEntry.Misses.class);
        book.name("log-falls-short", WeaponEntry.FallsShort.class);

        // destinies
        book.name("log-draws-destiny", DestinyEntry.DrawsDestiny.class);
        book.name("log-destiny-canceled", DestinyEntry.DestinyCanceled.class);
        book.name("log-destiny-fails", DestinyEntry.DestinyFails.class);
        book.name("log-uses-as-race-destiny", DestinyEntry.UsesAsRaceDestiny.class);
        book.name("log-race-destiny", DestinyEntry.RaceDestiny.class);

        // attacks
        book.name("log-creature-attacks", AttackEntry.CreatureAttacks.class);
        book.name("log-attacks", AttackEntry.Attacks.class);
        book.name("log-attack-total", AttackEntry.AttackTotal.class);
        book.name("log-attack-ends", AttackEntry.AttackEnds.class);
        book.name("log-defeated", AttackEntry.Defeated.class);
        book.name("log-eaten", AttackEntry.Eats.class);
        book.name("log-attaches", AttackEntry.Attaches.class);
        book.name("log-detaches", AttackEntry.Detaches.class);

        // what becomes of cards
        book.name("log-leaves", CardEntry.Leaves.class);
        book.name("log-becomes", CardEntry.Becomes.class);
        book.name("log-captured", CardEntry.Captured.class);
        book.name("log-search-party-formed", CardEntry.SearchPartyFormed.class);
        book.name("log-search-total", CardEntry.SearchTotal.class);
        book.name("log-cover-broken", CardEntry.CoverBroken.class);
        book.name("log-stolen", CardEntry.Stolen.class);
        book.name("log-crosses-over", CardEntry.CrossesOver.class);
        book.name("log-stacked", CardEntry.Stacked.class);
        book.name("log-glances", CardEntry.Glances.class);

        // Jedi Tests, sabacc, duels, Podraces
        book.name("log-trains", ContestEntry.Trains.class);
        book.name("log-test-completed", ContestEntry.TestCompleted.class);
        book.name("log-sabacc-begins", ContestEntry.SabaccBegins.class);
        book.name("log-sabacc-draws", ContestEntry.SabaccDraws.class);
        book.name("log-sabacc-stands", ContestEntry.SabaccStands.class);
        book.name("log-sabacc-shows", ContestEntry.SabaccShows.class);
        book.name("log-sabacc-total", ContestEntry.SabaccTotal.class);
        book.name("log-sabacc-perfect", ContestEntry.SabaccPerfect.class);
        book.name("log-sabacc-won", ContestEntry.SabaccWon.class);
        book.name("log-sabacc-tied", ContestEntry.SabaccTied.class);
        book.name("log-duel-begins", ContestEntry.DuelBegins.class);
        book.name("log-duel-total", ContestEntry.DuelTotal.class);
        book.name("log-duel-won", ContestEntry.DuelWon.class);
        book.name("log-duel-tied", ContestEntry.DuelTied.class);
        book.name("log-event-total", ContestEntry.EventTotal.class);
        book.name("log-podrace-begins", ContestEntry.PodraceBegins.class);
        book.name("log-podrace-won", ContestEntry.PodraceWon.class);
    }
}
