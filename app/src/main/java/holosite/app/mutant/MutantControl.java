package holosite.app.mutant;

import java.util.BitSet;

/** Says which condition or number of the loaded rules is changed, and which were reached. */
public interface MutantControl {

    /** From now on this site is changed; a test is given up after so many conditions. */
    void change(int site, long conditions);

    /** From now on nothing is changed, and nothing has been reached. */
    void restore();

    /** The sites reached since then. */
    BitSet reached();

    /** How many conditions were asked since the last change. */
    long asked();
}
