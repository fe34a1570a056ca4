package holosite.rules.save;

import holosite.rules.state.Use;

/** The names a saved game uses for what has been used up. */
final class SavedUseNames {
    private SavedUseNames() {}

    static void enter(NameBook book) {
        book.name("deployed-ability", Use.DeployedAbility.class);
        book.name("activated", Use.Activated.class);
        book.name("drained", Use.Drained.class);
        book.name("failed-search", Use.FailedSearch.class);
        book.name("their-force", Use.TheirForce.class);
        book.name("shuffled", Use.Shuffled.class);
        book.name("battle-destiny-drawn", Use.BattleDestinyDrawn.class);
        book.name("insert-deployed", Use.TitleDeployed.class);
        book.name("podrace-begun", Use.PodraceBegun.class);
        book.name("podrace-won", Use.PodraceWon.class);
        book.name("rule-used", Use.OfRule.class);
        book.name("sabacc-won", Use.SabaccWon.class);
        book.name("station-chosen", Use.StationChosen.class);
        book.name("text-used", Use.OfText.class);
        book.name("text-used-for-card", Use.ForCard.class);
        book.name("text-used-for-number", Use.ForNumber.class);
        book.name("weapon-used", Use.OfWeapon.class);
    }
}
