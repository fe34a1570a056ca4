package holosite.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.language.ability.Allows;
import holosite.language.ability.Deed;
import holosite.language.ability.Deed.Ruling;
import holosite.language.ability.Forbids;
import holosite.language.ability.Toll;
import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.filter.Everything;
import holosite.rules.state.GameState;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What texts forbid, allow and tax is what the rules ask for, deed by deed. */
class DeedsTest {
    /** The questions the rules put to the texts in force. */
    private static final Map<String, Ruling> QUESTIONS =
            Map.ofEntries(
                    Map.entry("Rulings.forbids", Ruling.FORBIDDEN),
                    Map.entry("Rulings.forbidder", Ruling.FORBIDDEN),
                    Map.entry("Rulings.timesForbidden", Ruling.FORBIDDEN),
                    Map.entry("Rulings.allows", Ruling.ALLOWED),
                    Map.entry("Rulings.allowsItself", Ruling.ALLOWED),
                    Map.entry("Rulings.toll", Ruling.TAXED),
                    // cards that give no presence may begin a battle, or be battled, by text
                    Map.entry("Participation.byText", Ruling.ALLOWED),
                    Map.entry("BattleRules.sideReady", Ruling.ALLOWED),
                    // what an action would do to its targets
                    Map.entry("Threats.add", Ruling.FORBIDDEN));

    @Test
    void theRulesAskForEveryRulingThatACardCanSayAndForNoOther() {
        var asked = new TreeSet<String>();
        for (var model : Bytecode.classes(GameState.class, name -> true)) {
            for (var method : model.methods()) {
                Bytecode.callsAfterConstants(
                        method,
                        Deed.class,
                        (deed, call) -> {
                            String owner = call.owner().asInternalName().replaceFirst(".*/", "");
                            Ruling ruling = QUESTIONS.get(owner + "." + call.name().stringValue());
                            if (ruling != null) {
                                asked.add(deed + " " + ruling);
                            }
                            return ruling != null;
                        });
            }
        }
        var sayable = new TreeSet<String>();
        for (Deed deed : Deed.values()) {
            for (Ruling ruling : Ruling.values()) {
                if (deed.canBe(ruling)) {
                    sayable.add(deed + " " + ruling);
                }
            }
        }

        assertThat(asked).isEqualTo(sayable);
    }

    @Test
    void aCardCannotSayWhatNoRuleAsksFor() {
        var all = new Everything();
        for (Deed deed : Deed.values()) {
            refusesUnless(
                    deed.canBe(Ruling.FORBIDDEN),
                    () -> new Forbids(deed, Who.YOU, all, all, Always.ALWAYS));
            refusesUnless(
                    deed.canBe(Ruling.ALLOWED),
                    () -> new Allows(deed, Who.YOU, all, all, Always.ALWAYS));
            refusesUnless(
                    deed.canBe(Ruling.TAXED),
                    () -> new Toll(deed, Who.YOU, all, all, Amount.of(1), Always.ALWAYS));
        }
    }

    private static void refusesUnless(boolean sayable, Runnable saying) {
        if (sayable) {
            saying.run();
        } else {
            assertThatThrownBy(saying::run).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
