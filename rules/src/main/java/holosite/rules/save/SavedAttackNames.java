package holosite.rules.save;

import holosite.rules.attack.AttackStep;
import holosite.rules.attack.AttackWeapons;
import holosite.rules.attack.BeginAttack;
import holosite.rules.attack.CreatureFight;
import holosite.rules.attack.Eating;
import holosite.rules.attack.Fierceness;
import holosite.rules.attack.LastAttacks;
import holosite.rules.capture.CapturedShip;
import holosite.rules.capture.Capturing;
import holosite.rules.capture.Exclusion;
import holosite.rules.capture.Releasing;
import holosite.rules.capture.SearchParty;
import holosite.rules.dejarik.ReturnFromHolosite;

/** The names a saved game uses for what happens in attacks, to captives and in search parties. */
final class SavedAttackNames {
    private SavedAttackNames() {}

    static void enter(NameBook book) {
        // attack
        book.name("attack-side", BeginAttack.WhichSide.class);
        book.name("attack-step", AttackStep.class);
        book.name("attack-step-part", AttackStep.Part.class);
        book.name("attack-weapons", AttackWeapons.class);
        book.name("fierceness", Fierceness.class);
        book.name("fierceness-stage", Fierceness.Stage.class);
        book.name("creature-fight", CreatureFight.class);
        book.name("creature-fight-stage", CreatureFight.Stage.class);
        book.name("eat", Eating.Meal.class);
        book.name("eaten", Eating.Eaten.class);
        book.name("eater-lost", Eating.Lost.class);
        book.name("last-attacks", LastAttacks.class);

        // capture
        book.name("capture", Capturing.class);
        book.name("release", Releasing.class);
        book.name("ship-captured", CapturedShip.Take.class);
        book.name("ship-freed", CapturedShip.Freed.class);
        book.name("return-from-holosite", ReturnFromHolosite.class);
        book.name("hide", Exclusion.Hiding.class);
        book.name("search-party", SearchParty.class);
        book.name("search-party-members", SearchParty.Searching.class);
        book.name("search-party-result", SearchParty.Result.class);
    }
}
